import { useState } from "react";
import { type Outputs, trpc } from "../../../../platform/api/trpc.ts";
import { toastFailure } from "../../../../platform/toast-failure.ts";

export type Game = Outputs["site"]["classicGames"][number];

/** Moves a game immediately, and back if saving the order fails. */
export function useOrder(games: readonly Game[]) {
	const utils = trpc.useUtils();
	const [said, setSaid] = useState("");
	const order = trpc.site.orderClassicGames.useMutation({
		onMutate: async ({ keys }) => {
			await utils.site.classicGames.cancel();
			const sorted = games.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
			utils.site.classicGames.setData(undefined, sorted);
		},
		onError: toastFailure,
		onSettled: () => Promise.all([utils.site.classicGames.invalidate(), utils.site.gameStatus.invalidate()]),
	});
	const move = (from: number, to: number) => {
		const game = games[from];
		if (!game || to === from || to < 0 || to >= games.length) return;
		const moved = games.toSpliced(from, 1).toSpliced(to, 0, game);
		setSaid(`${nameOf(game)} is number ${to + 1} of ${games.length} now.`);
		order.mutate({ keys: moved.map(({ key }) => key) });
	};
	return { move, said };
}

export const nameOf = ({ name, defaultName }: Game): string => name ?? defaultName;
