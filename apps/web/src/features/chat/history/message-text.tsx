import { Link } from "@tanstack/react-router";
import { type LinkedGame, linkedGame } from "../words/linked-game.ts";
import { linkParts } from "../words/links.ts";
import { CustomGameLink } from "./custom-game-link.tsx";
import { GameLink } from "./game-link.tsx";

/** A message's text with its links. Markup is shown as typed. */
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

export function gameIn(content: string): LinkedGame | null {
	for (const { href, isOwn } of linkParts(content, window.location.origin)) {
		const game = href !== null && isOwn ? linkedGame(href) : null;
		if (game) return game;
	}
	return null;
}

export function GameCard({ game }: { game: LinkedGame }) {
	if (game.kind === "custom") return <CustomGameLink game={game} />;
	return (
		<div data-game={game.tint}>
			<GameLink name={game.name} href={game.href} />
		</div>
	);
}
