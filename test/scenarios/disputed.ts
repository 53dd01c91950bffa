// Scenarios that this project's tests leave out, because the rules say otherwise. The reason names the rule.
export const disputed: Readonly<Record<string, string>> = {};
