import { linkOf } from "@hilo/rules/text/link";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

/** Said of a game of which each item has a source. */
export function AllSourced({ className = "" }: { className?: string }) {
	return (
		<p className={`flex items-center gap-1.5 font-semibold ${className}`}>
			<Icon name="check" className="size-4 shrink-0 stroke-4" />
			All numbers sourced
		</p>
	);
}

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
