/** The address may carry a token: it goes to no other site. */
export default function Head() {
  return <meta name="referrer" content="no-referrer" />;
}
