import { createHash } from "node:crypto";
import { FAILURES } from "@hilo/rules/errors/failures";
import { storedAccentTones } from "@hilo/rules/site/accent";
import { type Branding, markAddress } from "@hilo/rules/site/branding";
import { allowsRemotePictures } from "@hilo/rules/site/remote-pictures";
import type { Theme } from "@hilo/server/platform/pages/render-page";
import { type AnyRouter, HeadContent, RouterContextProvider, Scripts } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { addressOf, basePathOf } from "../ui/base-path.ts";
import type { PageAssets } from "./page-assets.ts";

const PAPER = { light: "#f6f0e4", dark: "#141119" };
/** An empty address means the page itself. */
export const THIS_PAGE = "";
/** Stands for the application's markup, which is rendered before. */
const APP = "<!--app-->";

interface Page {
	readonly router: AnyRouter;
	/** The application's markup. */
	readonly app: string;
	readonly status: number;
	/** The site's address. */
	readonly origin: string;
	readonly theme: Theme | null;
	readonly site: Branding;
	readonly assets: PageAssets;
}

/** A document with the hashes of its inline scripts and styles. */
interface RenderedDocument {
	readonly html: string;
	readonly inline: { readonly scripts: string[]; readonly styles: string[] };
}

/** Only the server renders the document: the browser takes over `#app`. */
export function renderDocument({ app, ...page }: Page): RenderedDocument {
	const [head = "", end = ""] = renderToStaticMarkup(<Document {...page} />).split(APP);
	return {
		html: `<!doctype html>${head}${app}${end}`,
		inline: {
			scripts: inlineHashes(head + end, /<script[^>]*>([\s\S]*?)<\/script>/g),
			styles: styleHashes(head),
		},
	};
}

/** Returns the hashes of a document's inline styles. */
export function styleHashes(html: string): string[] {
	return inlineHashes(html, /<style>([\s\S]*?)<\/style>/g);
}

function inlineHashes(html: string, pattern: RegExp): string[] {
	return [...html.matchAll(pattern)].map(([, text = ""]) => inlineHash(text));
}

function Document({ router, status, origin, theme, site, assets }: Omit<Page, "app">) {
	const { matches, location } = router.state;
	const isUnlisted = matches.some(({ meta }) => meta?.some((tag) => tag?.name === "robots"));
	const ownAddress = matches
		.flatMap(({ links }) => links ?? [])
		.find((link) => link?.rel === "canonical")?.href;
	const address = ownAddress ?? `${origin}${location.pathname}`;
	const { entry, scripts, fonts } = assets;
	const chunks = matches.flatMap(({ routeId }) => scripts[routeId] ?? []);
	return (
		<RouterContextProvider router={router}>
			<html
				lang="en"
				data-theme={theme ?? undefined}
				data-base-path={basePathOf(origin) || undefined}
				data-remote-pictures={allowsRemotePictures(location.pathname) ? undefined : "no"}
			>
				<CommonHead theme={theme} site={site} assets={assets}>
					<HeadContent />
					{status === 200 && !isUnlisted ? (
						<>
							{!ownAddress && <link rel="canonical" href={address} />}
							<meta property="og:url" content={address} />
						</>
					) : (
						!isUnlisted && <meta name="robots" content="noindex" />
					)}
					{fonts.map((href) => (
						<link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
					))}
					<link
						rel="apple-touch-icon"
						href={addressOf(site.mark === null ? "/apple-touch-icon.png" : markAddress(site.mark, 180))}
					/>
					<link rel="manifest" href={addressOf("/site.webmanifest")} />
				</CommonHead>
				<body>
					<script dangerouslySetInnerHTML={{ __html: assets.earlyPress }} />
					<div id="app" data-waking="" dangerouslySetInnerHTML={{ __html: APP }} />
					<p
						id="broken"
						role="alert"
						hidden
						className="fixed inset-x-0 top-0 z-50 bg-warn px-4 py-3 text-on-warn"
					>
						{FAILURES["site/broken"].message}{" "}
						<a href={THIS_PAGE} className="underline">
							Refresh
						</a>
					</p>
					<Scripts />
					<script dangerouslySetInnerHTML={{ __html: loaderOf(entry, chunks) }} />
				</body>
			</html>
		</RouterContextProvider>
	);
}

/**
 * Loads the scripts after the first paint, or after two seconds in a background tab, and shows a notice if they fail.
 * Tags in the document would delay the largest paint on a phone from 1.2 to 2.4 s.
 */
const loaderOf = (entry: string, chunks: readonly string[]) => `{
let start = () => {
	start = () => {};
	const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties));
	for (const href of ${JSON.stringify(chunks)}) add("link", { rel: "modulepreload", href });
	const onerror = () => {
		document.getElementById("broken").hidden = false;
		document.getElementById("app").dataset.waking = "failed";
	};
	add("script", { type: "module", src: ${JSON.stringify(entry)}, onerror });
};
new PerformanceObserver(() => start()).observe({ type: "paint", buffered: true });
setTimeout(() => start(), 2000);
}`;

interface CommonHeadProps {
	readonly theme: Theme | null;
	readonly site: Branding;
	readonly assets: PageAssets;
	readonly children: ReactNode;
}

/** What the documents of all pages and of an outage begin with. */
export function CommonHead({ theme, site: { mark, accent }, assets, children }: CommonHeadProps) {
	const style = accentStyle(accent);
	return (
		<head>
			<meta charSet="utf-8" />
			{/* An on-screen keyboard shrinks the page, so that the focused field stays visible. */}
			<meta
				name="viewport"
				content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
			/>
			{/* Linked, it delays the first paint of a first visit on a phone from 0.4 to 0.8 s. */}
			{assets.css === null ? (
				<link rel="stylesheet" href={assets.stylesheet} />
			) : (
				<style dangerouslySetInnerHTML={{ __html: assets.css }} />
			)}
			{/* After the style sheet, whose colour it replaces. */}
			{style !== null && <style dangerouslySetInnerHTML={{ __html: style }} />}
			{theme ? (
				<meta name="theme-color" content={PAPER[theme]} />
			) : (
				(["light", "dark"] as const).map((scheme) => (
					<meta
						key={scheme}
						name="theme-color"
						media={`(prefers-color-scheme: ${scheme})`}
						content={PAPER[scheme]}
					/>
				))
			)}
			{mark === null ? (
				<link rel="icon" type="image/svg+xml" href={addressOf("/favicon.svg")} />
			) : (
				<link rel="icon" type="image/png" sizes="128x128" href={addressOf(markAddress(mark, 128))} />
			)}
			{children}
		</head>
	);
}

/** The site's own colour in place of the usual one, as CSS; the games keep theirs. Null without one. */
function accentStyle(accent: string | null): string | null {
	const tones = storedAccentTones(accent);
	if (!tones) return null;
	const { light, dark } = tones;
	return `:root{--accent:light-dark(${light.accent},${dark.accent});--on-accent:light-dark(${light.onAccent},${dark.onAccent})}`;
}

/**
 * Returns the hash of an inline script or style for a content security policy. Browsers hash the parsed text, in which
 * line ends are "\n" and NUL is U+FFFD.
 */
export function inlineHash(text: string): string {
	const parsed = /[\r\0]/.test(text) ? text.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD") : text;
	return `sha256-${createHash("sha256").update(parsed).digest("base64")}`;
}
