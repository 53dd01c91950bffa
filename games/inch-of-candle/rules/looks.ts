// How the cards look: the sign of each kind is a filled path on a grid of 48.
import type { Looks } from '@undertow/shared/table/pieces.ts';

export const looks: Looks = {
  salt: { hue: 5, sign: 'M24 8l9 14H15zM8 25h32c0 8-5 13-11 15H19C13 38 8 33 8 25z' },
  wine: { hue: 2, sign: 'M14 6h20c5 11 5 25 0 36H14C9 31 9 17 14 6zM13 15v3h22v-3zM13 30v3h22v-3z' },
  silk: { hue: 3, sign: 'M10 10h24a6 6 0 0 1 6 6v24H22V22H10a6 6 0 0 1 0-12zm0 4a2 2 0 0 0 0 4h13v-4z' },
  spice: { hue: 4, sign: 'M18 6h12l-3 8c9 4 13 12 13 19 0 6-4 9-10 9H18c-6 0-10-3-10-9 0-7 4-15 13-19z' },
  amber: {
    hue: 1,
    sign: 'M24 4c8 10 14 17 14 25a14 14 0 0 1-28 0C10 21 16 14 24 4zm0 20l-6-4v7l4 2-4 4 6-2 6 2-4-4 4-2v-7z',
  },
  contract: { hue: 6, sign: 'M10 4h28v28l-8 12H10zM16 12v3h16v-3zM16 19v3h16v-3zM16 26v3h9v-3zM30 33a5 5 0 1 0 .1 0z' },
  coin: { hue: 1, sign: 'M24 5a19 19 0 1 0 .1 0zM18 18v12h12V18z' },
  office: {
    hue: 6,
    sign: 'M15 6a11 11 0 0 1 4 21l0 0 21 0v13h-6v-6h-5v4h-6v-5h-5A11 11 0 1 1 15 6zm0 6a5 5 0 1 0 .1 0z',
  },
  steady: { hue: 1, sign: 'M24 3c5 6 6 9 6 11a6 6 0 0 1-12 0c0-2 1-5 6-11zM17 23h14v18h5v4H12v-4h5z' },
  gutter: {
    hue: 5,
    sign: 'M22 4c7 4-3 8 4 13 2 2 1 5-1 8h-3c3-4 1-6-1-8-5-5 4-8 1-13zM15 29c5 3 13 3 18 0v12h5v4H10v-4h5z',
  },
};
