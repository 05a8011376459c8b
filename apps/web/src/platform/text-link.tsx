import { linkOf } from "@hilo/rules/text/link";
import type { ReactNode } from "react";

/** A source that a player wrote: an address as a link named after its host, any other text as it is. */
export function TextOrLink({ text }: { text: string }) {
	const link = linkOf(text);
	return link ? <NewTabLink href={link.href}>{link.text}</NewTabLink> : <bdi>{text}</bdi>;
}

export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link break-all">
			{children}
			<span className="sr-only"> (opens in a new tab)</span>
		</a>
	);
}
