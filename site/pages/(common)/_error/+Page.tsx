export default function Page() { return <h1>Not here</h1>; }
