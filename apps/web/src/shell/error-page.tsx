import { SITE_FAILURES } from "@hilo/rules/site/site.failures";
import { Button } from "../ui/button.tsx";

/** What is left when a page breaks. In the first chunk, because it must be there when nothing else can be loaded. */
export function ErrorPage() {
	return (
		<main id="main" className="grid grow place-content-center justify-items-start gap-6 p-8">
			<h1 className="text-title">{SITE_FAILURES["site/broken"].message}</h1>
			<Button onClick={() => location.reload()}>Refresh</Button>
		</main>
	);
}
