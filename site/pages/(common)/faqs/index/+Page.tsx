export { FaqIndex as default } from '#site/components/faq-index/faq-index.tsx';
