import { useState } from "react";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { ShareDialog } from "../share/share.tsx";
import type { GameView } from "../stage/view.ts";

const LEVELS = {
	private: "Private",
	invite_only: "Invite only",
	public: "Public",
	featured: "Featured",
} as const satisfies Record<GameView["privacyLevel"], string>;

export function InsightsHead({ game }: { game: GameView }) {
	const { id, name, privacyLevel, itemCount } = game;
	const [isSharing, setSharing] = useState(false);
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
			<div className="min-w-0">
				<p className="font-bold text-muted">Insights</p>
				<h1
					dir="auto"
					className="text-[clamp(2rem,8vw,3.5rem)] leading-none tracking-[-0.01em] [overflow-wrap:anywhere]"
				>
					{name}
				</h1>
				<p className="mt-2 text-muted">
					{LEVELS[privacyLevel]} · {itemCount} items
				</p>
			</div>
			<div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-3">
				<LinkButton to="/custom-game/$id" params={{ id }}>
					Play
				</LinkButton>
				<Button kind="quiet" onClick={() => setSharing(true)}>
					Share
				</Button>
				<LinkButton kind="quiet" to="/edit-custom-game/$id" params={{ id }}>
					Edit
				</LinkButton>
			</div>
			{isSharing && <ShareDialog game={game} onClose={() => setSharing(false)} />}
		</div>
	);
}
