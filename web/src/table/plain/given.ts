// A component that knows its game already, for contracts in which others give the rest.
import type { Component } from 'svelte';
import type { PlainSource } from './source.ts';

interface Sourced {
  readonly source: PlainSource;
}

export function given<Props extends Sourced>(
  part: Component<Props, object, ''>,
  source: PlainSource,
): Component<Omit<Props, 'source'>> {
  // What is given later is read from the props themselves, which change.
  const whole = (props: Omit<Props, 'source'>): Props => Object.create(props, { source: { value: source } });
  return ((anchor, props) => part(anchor, whole(props))) as Component<Omit<Props, 'source'>>;
}
