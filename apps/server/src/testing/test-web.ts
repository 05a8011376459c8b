import type { RenderedPage, RenderPage } from "../platform/pages/render-page.ts";
import type { WebClient } from "../platform/pages/web-client.ts";

export function renderedPage(
	html: string,
	{
		status = 200,
		inline = { scripts: [], styles: [] },
	}: Partial<Pick<RenderedPage, "status" | "inline">> = {},
): RenderedPage {
	return { kind: "page", status, html, inline };
}

/** A built web client without files that renders every page with `render`. */
export function webThatRenders(render: RenderPage): WebClient {
	return { files: null, render, pathOf: (path) => path };
}

export const onePage = webThatRenders(async () => renderedPage("a page"));
