import { aboutKind } from "@hilo/rules/support/about";
import { Link } from "@tanstack/react-router";
import { ABOUT_WORDS } from "../words.ts";

/** A link to the ticket's subject, if it is on this site. */
export function AboutLink({ about }: { about: string | null | undefined }) {
	const kind = about ? aboutKind(about) : null;
	if (!about || !kind) return null;
	return (
		<Link to={about} className="link">
			About {ABOUT_WORDS[kind]}
		</Link>
	);
}
