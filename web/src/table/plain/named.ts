// How a part of a plain table is named to those who hear it.

/** Of what several seats have, each is called by its own. */
export function named(label: string, whose: string | undefined): string {
  return whose === undefined ? label : `${label}, ${whose}`;
}
