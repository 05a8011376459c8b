import { aboutKind } from "@hilo/rules/support/about";
import { Link } from "@tanstack/react-router";
import { ABOUT_WORDS } from "../words.ts";

/** The way to what a ticket is about; nothing where it is about nothing of the site's. */
export function AboutLink({ about }: { about: string | null | undefined }) {
	const kind = about ? aboutKind(about) : null;
	if (!about || !kind) return null;
	return (
		<Link to={about} className="link">
			About {ABOUT_WORDS[kind]}
		</Link>
	);
}
