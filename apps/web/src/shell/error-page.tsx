import { SITE_FAILURES } from "@hilo/rules/site/site.failures";
import { RedirectLoop } from "../platform/redirect-limit.ts";
import { Button } from "../ui/button.tsx";

/** What is left when a page breaks. In the first chunk, because it must be there when nothing else can be loaded. */
export function ErrorPage({ error }: { error?: unknown }) {
	const isLoop = error instanceof RedirectLoop;
	return (
		<main id="main" className="grid grow place-content-center justify-items-start gap-6 p-8">
			<h1 className="text-title">
				{isLoop ? "This page redirects without end." : SITE_FAILURES["site/broken"].message}
			</h1>
			<Button onClick={() => location.reload()}>{isLoop ? "Reload" : "Refresh"}</Button>
		</main>
	);
}
