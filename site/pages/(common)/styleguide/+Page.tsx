import { Styleguide } from '#site/styleguide/styleguide.tsx';

export default function Page() {
  return <Styleguide />;
}
