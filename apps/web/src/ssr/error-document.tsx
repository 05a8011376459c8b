import { mailtoUrl, markAddress } from "@hilo/rules/site/branding";
import { limitHint } from "@hilo/rules/site/site-limits";
import type { ErrorPage, RenderErrorPage } from "@hilo/server/platform/pages/render-page";
import { renderToStaticMarkup } from "react-dom/server";
import { LIMITS_LINK } from "../platform/api/errors.ts";
import { addressOf } from "../ui/base-path.ts";
import { buttonClass } from "../ui/button.tsx";
import { Mark } from "../ui/logo.tsx";
import { CommonHead, styleHashes, THIS_PAGE } from "./document.tsx";
import type { PageAssets } from "./page-assets.ts";

/** The document of a page that can't be rendered. It loads no scripts, whose calls would fail. */
export function errorDocument(
	{ theme, site, error }: ErrorPage,
	assets: PageAssets,
): ReturnType<RenderErrorPage> {
	const { name, contact, mark } = site;
	const { status, message, reference, limit } = error;
	const [title, advice] = message.split(/(?<=\.) (.*)/);
	// Seldom shown: browsers that have it keep it for a year, and the database that would answer with it may be down.
	const picture = mark && markAddress(mark, 128);
	const html = `<!doctype html>${renderToStaticMarkup(
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
						className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center low:gap-4 low:py-6"
					>
						<Mark picture={picture} className="size-20 low:hidden" />
						<h1 className="text-title text-balance">{title}</h1>
						{advice && <p className="text-lg text-pretty">{advice}</p>}
						{limit !== null && (
							<p className="text-pretty">
								{limitHint(limit)}{" "}
								<a href={addressOf("/admin/settings")} className="link">
									{LIMITS_LINK.label}
								</a>
							</p>
						)}
						{contact !== null && status >= 500 && (
							<p>
								If it lasts, write to{" "}
								<a href={mailtoUrl(contact)} className="link">
									{contact}
								</a>
								.
							</p>
						)}
						{reference !== null && <p className="text-sm text-muted">{`Reference: ${reference}`}</p>}
						<div className="flex flex-wrap justify-center gap-3">
							<a href={THIS_PAGE} className={buttonClass({})}>
								Try Again
							</a>
							<a href={addressOf("/")} className={buttonClass({ kind: "quiet" })}>
								Back to Home
							</a>
						</div>
					</main>
				</div>
			</body>
		</html>,
	)}`;
	return { html, styles: styleHashes(html) };
}
