import { useMutation, useMutationState } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { ReportDialog } from "../../moderation/report.tsx";
import type { CardView } from "../game-view.ts";
import { ShareDialog } from "../share/share.tsx";

type DialogKind = Removal["procedure"] | "share" | "report";
type OpenDialog = (kind: DialogKind, game: CardView) => void;

const OpenDialogContext = createContext<OpenDialog>(() => {});

export const useOpenDialog = (): OpenDialog => use(OpenDialogContext);

/** Shows the dialogs of the cards inside. A game may leave its list while its dialog is open. */
export function GameDialogs({ children }: { children: ReactNode }) {
	const [open, setOpen] = useState<{ kind: DialogKind; game: CardView } | null>(null);
	const openDialog = useCallback<OpenDialog>((kind, game) => setOpen({ kind, game }), []);
	return (
		<OpenDialogContext value={openDialog}>
			{children}
			{open && <GameDialog {...open} onClose={() => setOpen(null)} />}
		</OpenDialogContext>
	);
}

interface GameDialogProps {
	kind: DialogKind;
	game: CardView;
	onClose: () => void;
}

function GameDialog({ kind, game, onClose }: GameDialogProps) {
	const removeGame = useRemoveGame();
	const refreshLists = useRefreshLists();
	if (kind === "share") return <ShareDialog game={game} onClose={onClose} />;
	if (kind === "report") {
		return (
			<ReportDialog
				subject={{ kind: "game", gameId: game.id, name: game.name }}
				onReported={refreshLists}
				onClose={onClose}
			/>
		);
	}
	const { question, consequences } = REMOVALS[kind];
	return (
		<Confirm
			title={question(<bdi>{game.name}</bdi>)}
			onConfirm={() => removeGame({ procedure: kind, game })}
			onClose={onClose}
		>
			{consequences}
		</Confirm>
	);
}

interface Removal {
	/** An own game is deleted for everyone; a shared game leaves only the player's list. */
	readonly procedure: "delete" | "removeShared";
	readonly game: Pick<CardView, "id" | "name">;
}

/** Lists find pending removals under this key. */
const REMOVAL_KEY = ["custom-game-removal"];

const REMOVALS = {
	delete: {
		question: (name: ReactNode) => <>Delete {name}?</>,
		consequences: "It disappears for everyone, with its scores, links and invitations. This can't be undone.",
		done: "was deleted",
	},
	removeShared: {
		question: (name: ReactNode) => <>Remove {name} from your list?</>,
		consequences: "You can't play it any more unless it is shared with you again.",
		done: "was removed from your list",
	},
};

/** Hides the game immediately; it returns to its list if the server refuses. */
function useRemoveGame(): (removal: Removal) => void {
	const utils = trpc.useUtils();
	const refreshLists = useRefreshLists();
	const { mutate } = useMutation({
		mutationKey: REMOVAL_KEY,
		mutationFn: ({ procedure, game }: Removal) => utils.client.customGames[procedure].mutate({ id: game.id }),
		// The mutation stays pending, and the game hidden, until the lists are reloaded.
		onSuccess: (_, { procedure, game }) => {
			toast("success", `“${game.name}” ${REMOVALS[procedure].done}`);
			return refreshLists();
		},
		onError: toastFailure,
	});
	return mutate;
}

/** Returns the games without those that are being removed. */
export function useRemainingGames(games: readonly CardView[]): readonly CardView[] {
	const removedIds = useMutationState({
		filters: { mutationKey: REMOVAL_KEY, status: "pending" },
		select: ({ state }) => (state.variables as Removal | undefined)?.game.id,
	});
	return removedIds.length === 0 ? games : games.filter(({ id }) => !removedIds.includes(id));
}

/** Invalidates all lists of games. Resolves when those on the screen are loaded. */
export function useRefreshLists(): () => Promise<unknown> {
	const { customGames, me } = trpc.useUtils();
	return () => Promise.all([customGames.invalidate(), me.get.invalidate()]);
}
