import { Link } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { tintOf } from "../../custom-games/game-view.ts";
import { ChatLink } from "../../friends/chat-link.tsx";
import { type LinkedGame, linkedGame, linkParts } from "./message-content.ts";

const CHAT_PATH = /^\/messages\/([\w-]+)$/;
const LINK = "link break-all [unicode-bidi:isolate]";

/** A message's text with its links. Markup is shown as typed. */
export function MessageText({ content, origin }: { content: string; origin: string }) {
	return linkParts(content, origin).map(({ text, href, isOwn }, at) => {
		if (href === null) return text;
		const key = `${at}`;
		if (!isOwn)
			return (
				<a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={LINK}>
					{text}
					<span className="sr-only"> (opens in a new tab)</span>
				</a>
			);
		const [, userId] = CHAT_PATH.exec(href) ?? [];
		return userId ? (
			<ChatLink key={key} userId={userId} className={LINK}>
				{text}
			</ChatLink>
		) : (
			<Link key={key} to={href} className={LINK}>
				{text}
			</Link>
		);
	});
}

export function firstLinkedGame(content: string, origin: string): LinkedGame | null {
	for (const { href, isOwn } of linkParts(content, origin)) {
		const game = href !== null && isOwn ? linkedGame(href) : null;
		if (game) return game;
	}
	return null;
}

export function GameCard({ game }: { game: LinkedGame }) {
	if (game.kind === "custom") return <CustomGameCard game={game} />;
	return (
		<div data-game={game.gameId}>
			<PlayCard name={game.name} href={game.href} />
		</div>
	);
}

/** A linked custom game. Its name is shown only to those who may see the game; the size is the same. */
function CustomGameCard({ game: { id, key, href } }: { game: Extract<LinkedGame, { kind: "custom" }> }) {
	const { data } = trpc.customGames.get.useQuery({ id, key }, { staleTime: 60_000 });
	return (
		<div data-tint={tintOf(id)}>
			<PlayCard name={data?.name ?? "Custom game"} href={href} />
		</div>
	);
}

function PlayCard({ name, href }: { name: string; href: string }) {
	return (
		<div className="flex w-full items-center gap-3 rounded-lg border-2 border-line bg-paper p-2 pl-3 text-ink">
			<span aria-hidden="true" className="relative flex h-9 w-13 shrink-0 overflow-hidden rounded-sm">
				<span className="grow bg-accent" />
				<span className="grow bg-ink" />
				<span className="absolute inset-0 m-auto grid size-5 place-items-center rounded-full bg-paper text-[0.5rem] font-extrabold text-ink">
					VS
				</span>
			</span>
			<bdi className="min-w-0 grow truncate font-display font-bold">{name}</bdi>
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
