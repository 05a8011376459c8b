import type { RenderedPage, RenderPage } from "../platform/pages/render-page.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { WebFiles } from "../platform/pages/web-files.ts";

/** A page as the web client would render it. */
export function renderedPage(
	html: string,
	{
		status = 200,
		inline = { scripts: [], styles: [] },
	}: Partial<Pick<RenderedPage, "status" | "inline">> = {},
): RenderedPage {
	return { kind: "page", status, html, inline, version: () => html };
}

/** A built web client that renders so, with no files. */
export function webThatRenders(render: RenderPage): WebClient {
	return { files: new WebFiles("", new Map()), render, pathOf: (path) => path };
}

/** A built web client with one page, whatever is asked for. */
export const onePage = webThatRenders(async () => renderedPage("a page"));
