// The script of `/docs`: its search field.
export const SCRIPT = `
const field = document.querySelector('nav input');
const links = [...document.querySelectorAll('nav li a')];
const menus = [...document.querySelectorAll('nav details')];
if (matchMedia('(max-width: 860px)').matches) for (const menu of menus) menu.open = false;
const groups = [...document.querySelectorAll('nav li.group')];
const texts = new Map(links.map((link) => {
  const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return [link, (link.textContent + ' ' + (place ? place.textContent : '')).toLowerCase()];
}));
function look() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const link of links) link.parentElement.hidden = !words.every((word) => texts.get(link).includes(word));
  if (words.length > 0) for (const menu of menus) menu.open = true;
  for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
}
field.addEventListener('input', look);
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  } else if (event.key === 'Escape' && document.activeElement === field) {
    field.value = '';
    look();
  }
});
`;
