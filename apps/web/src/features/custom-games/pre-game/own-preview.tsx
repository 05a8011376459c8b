import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { Preview } from "../stage/preview-game.tsx";

/** Lets a creator play the saved game; nothing is stored or counted. */
export function OwnPreview({ id }: { id: string }) {
	const [game] = trpc.customGames.forEdit.useSuspenseQuery({ id });
	const navigate = useNavigate();
	return (
		<Preview
			id={id}
			name={game.name}
			valueLabel={game.valueLabel}
			timerSeconds={game.timerSeconds}
			items={game.items}
			onClose={() => navigate({ to: "/custom-game/$id", params: { id }, replace: true })}
		/>
	);
}
