import { type Branding, type MarkSide, markAddress } from "@hilo/rules/site/branding";

/** The web app manifest (W3C), for installing the site. */
export function manifestOf({ name, mark }: Branding) {
	return {
		name,
		short_name: name,
		description: "Two things. You see one number. Is the other higher or lower?",
		start_url: "/",
		display: "standalone",
		background_color: "#141119",
		theme_color: "#141119",
		icons: mark === null ? USUAL_ICONS : ([192, 512] as const).map((side) => iconOf(mark, side)),
	};
}

const USUAL_ICONS = [
	{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
	{ src: "/icon-192.png", type: "image/png", sizes: "192x192" },
	{ src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
];

function iconOf(mark: string, side: MarkSide) {
	return { src: markAddress(mark, side), type: "image/png", sizes: `${side}x${side}` };
}
