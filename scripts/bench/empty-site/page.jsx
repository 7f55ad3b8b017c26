/** Returns no pages at build time: each page is rendered at its first request and cached, like the shop's. */
export const generateStaticParams = () => [];

export default function Page() {
  return (
    <main>
      <h1>Empty</h1>
    </main>
  );
}
