// A component that knows its game already, for contracts in which others give the rest.
import type { Component } from 'svelte';

export function given<Props extends { readonly source: object }>(
  part: Component<Props, object, ''>,
  source: Props['source'],
): Component<Omit<Props, 'source'>> {
  // What is given later is read from the props themselves, which change.
  const whole = (props: Omit<Props, 'source'>): Props => Object.create(props, { source: { value: source } });
  return ((anchor, props) => part(anchor, whole(props))) as Component<Omit<Props, 'source'>>;
}
