export { Styleguide as default } from '#site/styleguide/styleguide.tsx';
