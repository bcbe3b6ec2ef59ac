import { Styleguide } from '#site/components/styleguide/styleguide.tsx';

export default function Page() {
  return <Styleguide />;
}
