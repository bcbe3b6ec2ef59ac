export { BareLayout as default } from '#site/layouts/bare-layout.tsx';
