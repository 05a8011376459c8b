import { ERRORS } from "@hilo/rules/errors/errors";
import { type Branding, mailtoUrl, markAddress } from "@hilo/rules/site/branding";
import type { Theme } from "@hilo/server/platform/pages/render-page";
import { renderToStaticMarkup } from "react-dom/server";
import { addressOf } from "../ui/base-path.ts";
import { buttonClass } from "../ui/button.tsx";
import { Mark } from "../ui/logo.tsx";
import { CommonHead, THIS_PAGE } from "./document.tsx";
import type { PageAssets } from "./page-assets.ts";

/** The first sentence becomes the heading. */
const [TITLE = "", ADVICE = ""] = ERRORS["site/out-of-service"].message.split(/(?<=\.) /);

/** The document shown while the database does not answer. It loads no scripts, whose calls would fail. */
export function outageDocument(theme: Theme | null, site: Branding, assets: PageAssets): string {
	const { name, contact, mark } = site;
	// Seldom shown: browsers that have it keep it for a year, and the database that would answer with it is down.
	const picture = mark && markAddress(mark, 128);
	return `<!doctype html>${renderToStaticMarkup(
		<html lang="en" data-theme={theme ?? undefined}>
			<CommonHead theme={theme} site={site} assets={assets}>
				<title>{name}</title>
				<meta name="robots" content="noindex" />
			</CommonHead>
			<body>
				<div id="app">
					<header className="shrink-0 border-b border-line">
						<div className="wide flex h-(--bar) items-center pt-(--safe-top)">
							<a
								href={addressOf("/")}
								className="flex items-center gap-2 font-display text-2xl font-extrabold"
							>
								<Mark picture={picture} />
								{name}
							</a>
						</div>
					</header>
					<main
						id="main"
						className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center"
					>
						<Mark picture={picture} className="size-20" />
						<h1 className="text-title">{TITLE}</h1>
						<p>{ADVICE}</p>
						{contact !== null && (
							<p>
								If it lasts, write to{" "}
								<a href={mailtoUrl(contact)} className="link">
									{contact}
								</a>
								.
							</p>
						)}
						<a href={THIS_PAGE} className={buttonClass({})}>
							Try Again
						</a>
					</main>
				</div>
			</body>
		</html>,
	)}`;
}
