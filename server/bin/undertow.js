#!/usr/bin/env node
// Node runs TypeScript only from a file that says so by its name.
import '../undertow.ts';
