import { ERRORS } from "@hilo/rules/errors/errors";
import type { Theme } from "@hilo/server/platform/pages/render-page";
import { renderToStaticMarkup } from "react-dom/server";
import { buttonClass } from "../ui/button.tsx";
import { Mark } from "../ui/logo.tsx";
import { CommonHead, THIS_PAGE } from "./document.tsx";
import type { PageAssets } from "./page-assets.ts";

/** The first sentence becomes the heading. */
const [TITLE = "", ADVICE = ""] = ERRORS["site/out-of-service"].message.split(/(?<=\.) /);

/** The document shown while the database does not answer. It loads no scripts, whose calls would fail. */
export function outageDocument(theme: Theme | null, assets: PageAssets): string {
	return `<!doctype html>${renderToStaticMarkup(
		<html lang="en" data-theme={theme ?? undefined}>
			<CommonHead theme={theme} assets={assets}>
				<title>Hilo</title>
				<meta name="robots" content="noindex" />
			</CommonHead>
			<body>
				<div id="app">
					<header className="shrink-0 border-b border-line">
						<div className="wide flex h-(--bar) items-center pt-(--safe-top)">
							<a href="/" className="flex items-center gap-2 font-display text-2xl font-extrabold">
								<Mark />
								Hilo
							</a>
						</div>
					</header>
					<main
						id="main"
						className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center"
					>
						<Mark className="size-20" />
						<h1 className="text-title">{TITLE}</h1>
						<p>{ADVICE}</p>
						<a href={THIS_PAGE} className={buttonClass({})}>
							Try Again
						</a>
					</main>
				</div>
			</body>
		</html>,
	)}`;
}
