import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { Preview } from "../stage/preview-game.tsx";

/** Has a creator play the saved game without that anything is kept or counted. */
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
