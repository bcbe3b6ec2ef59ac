import { FaqIndex } from '#site/components/faq-index/faq-index.tsx';

export default function Page() {
  return <FaqIndex />;
}
