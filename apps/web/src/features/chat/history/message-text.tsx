import { Link } from "@tanstack/react-router";
import { type LinkedGame, linkedGame } from "../words/linked-game.ts";
import { linkParts } from "../words/links.ts";

/** A message's text with its links. It is text and nothing else: what looks like markup is shown as it was typed. */
export function MessageText({ content }: { content: string }) {
	return linkParts(content, window.location.origin).map(({ text, href, isOwn }, at) => {
		if (href === null) return text;
		const look = "link break-all [unicode-bidi:isolate]";
		const key = `${at}`;
		return isOwn ? (
			<Link key={key} to={href} className={look}>
				{text}
			</Link>
		) : (
			<a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={look}>
				{text}
				<span className="sr-only"> (opens in a new tab)</span>
			</a>
		);
	});
}

/** Returns the first game of this site that the text links to; null where there is none. */
export function gameIn(content: string): LinkedGame | null {
	for (const { href, isOwn } of linkParts(content, window.location.origin)) {
		const game = href !== null && isOwn ? linkedGame(href) : null;
		if (game) return game;
	}
	return null;
}

/** A game that is linked to, with the way into it. */
export function GameCard({ game: { name, href, tint } }: { game: LinkedGame }) {
	return (
		<div
			data-game={tint}
			className="flex w-full items-center gap-3 rounded-lg border-2 border-line bg-paper p-2 pl-3 text-ink"
		>
			<span aria-hidden="true" className="relative flex h-9 w-13 shrink-0 overflow-hidden rounded-sm">
				<span className="grow bg-accent" />
				<span className="grow bg-ink" />
				<span className="absolute inset-0 m-auto grid size-5 place-items-center rounded-full bg-paper text-[0.5rem] font-extrabold text-ink">
					VS
				</span>
			</span>
			<span className="min-w-0 grow truncate font-display font-bold">{name}</span>
			<Link
				to={href}
				aria-label={`Play ${name}`}
				className="press shrink-0 rounded-md bg-accent px-4 py-2.5 font-display font-bold text-on-accent"
			>
				Play
			</Link>
		</div>
	);
}
