/** None at build: each page is rendered at its first request and kept, as the shop's are. */
export const generateStaticParams = () => [];

export default function Page() {
  return (
    <main>
      <h1>Empty</h1>
    </main>
  );
}
