import { SITE_FAILURES } from "@hilo/rules/site/site.failures";
import { RedirectLoop } from "../platform/redirect-limit.ts";
import { Button } from "../ui/button.tsx";

/** Shown when a page breaks. Part of the first chunk, because nothing else may load then. */
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
