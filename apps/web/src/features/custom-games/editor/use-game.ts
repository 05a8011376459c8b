import { ERRORS } from "@hilo/rules/errors/errors";
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { toast } from "../../../platform/toasts.ts";
import { type Choices, differencesOf, merged } from "./model/merge.ts";
import { type SheetProblem, sheetProblems } from "./model/problems.ts";
import { emptySheet, isSameGame, newId, type Row, type Sheet, sheetOf } from "./model/sheet.ts";
import { DraftKeeper } from "./save/draft-keeper.ts";
import type { DraftPlace } from "./save/draft-place.ts";
import type { EditableGame, GamesApi, Saved } from "./save/games-api.ts";
import { type Origin, useSaving } from "./save/use-saving.ts";
import { useEditing } from "./use-editing.ts";

export interface GameParts {
	readonly game: EditableGame | null;
	readonly api: GamesApi;
	readonly place: DraftPlace;
	readonly onSaved: (saved: Saved, isNew: boolean) => void;
	readonly onWrong: (problem: SheetProblem) => void;
}

/** The editor without its layout: sheet, stored draft and saving. */
export function useGame({ game: opened, api, place, onSaved, onWrong }: GameParts) {
	const [game] = useState(opened);
	const [server] = useState(() => (game ? sheetOf(game) : emptySheet()));
	const [draft] = useState(() =>
		place.draft && !isSameGame(place.draft.sheet, server) ? place.draft : null,
	);
	const [isRestored, setRestored] = useState(draft !== null);
	const fresh: Origin = {
		id: game?.id ?? null,
		clientId: draft?.clientId ?? newId(),
		wasSent: draft?.wasSent ?? false,
		version: game?.version ?? null,
		base: game && server,
	};
	const first = draft?.version ? { ...fresh, version: draft.version, base: draft.base } : fresh;
	const editing = useEditing(draft?.sheet ?? server);
	const { sheet, step } = editing;
	const saving = useSaving({ api, first, onSaved });
	const { origin, theirs } = saving;
	const saved = origin.base ?? server;
	const draftState = useKeptDraft(place, sheet, origin, saved);

	const save = (now: Sheet, from?: Origin) => {
		editing.setTried(true);
		const [wrong] = sheetProblems(now);
		if (wrong) return onWrong(wrong);
		setRestored(false);
		saving.save(now, from);
	};
	return {
		...editing,
		saving,
		draftState,
		isRestored,
		isDirty: () => !isSameGame(sheet, saved),
		save: () => save(sheet),
		discard: () => {
			setRestored(false);
			step({ type: "replace", sheet: server });
			saving.setOrigin({ ...fresh, clientId: newId(), wasSent: false });
		},
		differences: useMemo(
			() => theirs && differencesOf(origin.base, sheet, sheetOf(theirs)),
			[theirs, origin.base, sheet],
		),
		choose: (game: EditableGame, choices: Choices) => {
			const next = merged(sheet, sheetOf(game), choices);
			step({ type: "replace", sheet: next });
			save(next, saving.rebase(game));
		},
		/** Returns false for the only row, which can't be removed. */
		remove: (row: Row) => {
			if (sheet.rows.length === 1) toast("error", ERRORS["custom-games/last-item"].message);
			else step({ type: "remove", id: row.id });
			return sheet.rows.length > 1;
		},
	};
}

export type Game = ReturnType<typeof useGame>;

function useKeptDraft({ store }: DraftPlace, sheet: Sheet, origin: Origin, saved: Sheet) {
	const [keeper] = useState(() => new DraftKeeper(store));
	const settled = useDeferredValue(sheet);
	const content = useMemo(() => {
		const { clientId, wasSent, version, base } = origin;
		return isSameGame(settled, saved) ? null : { clientId, wasSent, version, base, sheet: settled };
	}, [settled, origin, saved]);
	useEffect(() => keeper.keep(content), [keeper, content]);
	useEffect(() => {
		addEventListener("pagehide", keeper.flush);
		return () => {
			removeEventListener("pagehide", keeper.flush);
			keeper.flush();
		};
	}, [keeper]);
	return useSyncExternalStore(keeper.subscribe, keeper.state);
}
