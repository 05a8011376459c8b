import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useArrivalFocus } from "../../../ui/use-arrival-focus.ts";
import { creatorNameOf, type GameView } from "../stage/view.ts";

/** Longer descriptions are collapsed at first. */
const FOLD_FROM = 240;

const LEVEL_WORDS: Readonly<Record<PrivacyLevel, string | null>> = {
	private: "Private",
	invite_only: "Invite only",
	public: null,
	featured: "Featured",
};

export function About({ game }: { game: GameView }) {
	const { name, description, creator, privacyLevel } = game;
	const level = LEVEL_WORDS[privacyLevel];
	return (
		<header className="pregame-head">
			<h1 className="start-title pregame-title" data-long={name.length > 40 || undefined}>
				{name}
			</h1>
			<p className="text-muted [overflow-wrap:anywhere]">
				by{" "}
				{creator ? (
					<Link to="/user/$userId" params={{ userId: creator.id }} className="font-bold text-ink underline">
						<bdi>{creator.username}</bdi>
					</Link>
				) : (
					<strong className="text-ink">{creatorNameOf(game)}</strong>
				)}
				{level && ` · ${level}`}
			</p>
			<Description text={description} />
		</header>
	);
}

function Description({ text }: { text: string }) {
	const isLong = text.length > FOLD_FROM || text.split("\n").length > 4;
	const [isOpen, setOpen] = useState(false);
	const unfolded = useArrivalFocus<HTMLParagraphElement>(isOpen);
	return (
		<div>
			<p
				ref={unfolded}
				tabIndex={-1}
				className={`whitespace-pre-line text-pretty [overflow-wrap:anywhere] ${isLong && !isOpen ? "line-clamp-3" : ""}`}
			>
				{text}
			</p>
			{isLong && !isOpen && (
				<button type="button" className="link cursor-pointer py-1 font-bold" onClick={() => setOpen(true)}>
					Read more
				</button>
			)}
		</div>
	);
}
