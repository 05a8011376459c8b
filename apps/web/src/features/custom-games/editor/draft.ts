import { CATEGORY_IDS } from "@hilo/rules/custom-games/categories";
import { LICENCE_IDS } from "@hilo/rules/custom-games/licences";
import { isPrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { newId } from "../../../platform/new-id.ts";
import { personalValue, type StoredValue } from "../../../platform/stored-value.ts";
import { MAX_ROWS } from "./model/changes.ts";
import { blankRow, emptySheet, type GameToSave, isSameGame, type Sheet, sheetOf } from "./model/sheet.ts";

export type EditableGame = GameToSave & SavedVersion;

export interface SavedVersion {
	readonly id: string;
	readonly version: number;
}

/** The version of a game that was just created. */
const FIRST_VERSION = 1;

/** The saved game that is being edited. */
export interface Origin {
	/** Null for a new game. */
	readonly id: string | null;
	/** Lets the server recognise a new game that is sent twice. */
	readonly clientId: string;
	/** Whether a new game was sent already. It may exist although no answer came. */
	readonly wasSent: boolean;
	/** The version that a save may overwrite. */
	readonly version: number;
	/** What the server has, as far as this tab knows. */
	readonly saved: Sheet;
}

/** An unsaved game as the browser stores it. */
export interface Draft extends Omit<Origin, "id" | "saved"> {
	readonly sheet: Sheet;
}

export type OpenedGame = ReturnType<typeof openGame>;

/** The saved game, and the drafts of it that this browser has stored. */
export function openGame(playerId: string, game: EditableGame | null) {
	const server = game ? sheetOf(game) : emptySheet();
	const read = (kind: "draft" | "draft-aside") => {
		const stored = storedDraft(playerId, game?.id ?? null, kind).read();
		return stored && !isSameGame(stored.sheet, server) ? stored : null;
	};
	const draft = read("draft");
	const origin: Origin = {
		...originOf(game, server),
		// Another tab may have the same draft open, and create its game with the id.
		...(draft?.wasSent && { clientId: draft.clientId, wasSent: true }),
		...(draft && { version: draft.version }),
	};
	/** The version that was saved elsewhere since the draft was made; null if there is none. */
	const newer = draft && draft.version !== game?.version ? game : null;
	return { server, draft, setAside: read("draft-aside"), origin, newer };
}

export function originOf(game: EditableGame | null, saved: Sheet): Origin {
	return {
		id: game?.id ?? null,
		clientId: newId(),
		wasSent: false,
		version: game?.version ?? FIRST_VERSION,
		saved,
	};
}

export function draftOf({ clientId, wasSent, version }: Origin, sheet: Sheet): Draft {
	return { clientId, wasSent, version, sheet };
}

/**
 * @param gameId null for a new game
 * @param kind "draft-aside" for the draft in whose place a newer version of the game is shown
 */
export function storedDraft(
	playerId: string,
	gameId: string | null,
	kind: "draft" | "draft-aside" = "draft",
): StoredValue<Draft> {
	return personalValue("browser", playerId, `game-${kind}:${gameId ?? "new"}`, parseDraft);
}

/** A draft is stored this long after the last change. */
const STORE_AFTER_MS = 600;

export type DraftStatus = "none" | "storing" | "stored" | "failed";

/** Stores the draft; null removes it. With the game open in two tabs, the last change is stored. */
export function useStoreDraft(
	playerId: string,
	stored: StoredValue<Draft>,
	draft: Draft | null,
	afterMs = STORE_AFTER_MS,
): DraftStatus {
	const { me } = trpc.useUtils();
	const [status, setStatus] = useState<DraftStatus>(draft ? "stored" : "none");
	/** The draft that this tab has last read or stored. */
	const known = useRef(draft);
	const store = useEffectEvent(() => {
		// Signing out has removed the drafts.
		if (me.get.getData()?.user?.id !== playerId) return;
		const isDone = stored.write(draft);
		// A draft that was not stored is tried again when the page is left.
		if (isDone) known.current = draft;
		setStatus(draft === null ? "none" : isDone ? "stored" : "failed");
	});
	useEffect(() => {
		if (draft === null) return store();
		if (draft === known.current) return;
		setStatus("storing");
		const timer = setTimeout(() => store(), afterMs);
		return () => clearTimeout(timer);
	}, [draft, afterMs]);
	// Another tab may have removed the draft by saving the game, or have stored a newer one, which stays.
	const storeAgain = useEffectEvent(() => {
		if (draft !== null && (draft !== known.current || stored.read() === null)) store();
	});
	useEffect(() => {
		const leave = () => storeAgain();
		addEventListener("pagehide", leave);
		return () => {
			removeEventListener("pagehide", leave);
			leave();
		};
	}, []);
	return status;
}

export function parseDraft(stored: unknown): Draft | null {
	if (!isLike({ clientId: "", wasSent: false, version: 0, sheet: {} }, stored)) return null;
	const { clientId, wasSent, version } = stored;
	const sheet = parseSheet(stored.sheet);
	return sheet && { clientId, wasSent, version, sheet };
}

function parseSheet(stored: unknown): Sheet | null {
	const { thousandsSeparator: unchosen, category: noCategory, licence: noLicence, ...blank } = emptySheet();
	const sheet = filled({ ...blank, rows: [] as readonly unknown[] }, stored);
	if (!sheet || !isPrivacyLevel(sheet.privacyLevel) || !Array.isArray(sheet.rows)) return null;
	const rows = sheet.rows
		.map((row: unknown) => filled(blankRow(newId()), row))
		.filter((row) => row !== null)
		.slice(0, MAX_ROWS);
	if (rows.length === 0) return null;
	const { thousandsSeparator, category, licence }: Partial<Record<keyof Sheet, unknown>> = sheet;
	return {
		...sheet,
		thousandsSeparator: typeof thousandsSeparator === "boolean" ? thousandsSeparator : unchosen,
		category: CATEGORY_IDS.find((id) => id === category) ?? noCategory,
		licence: LICENCE_IDS.find((id) => id === licence) ?? noLicence,
		rows,
	};
}

/** Gives a stored value the fields of a sample that another version of the site did not store. */
function filled<Sample extends object>(sample: Sample, stored: unknown): Sample | null {
	if (typeof stored !== "object" || stored === null) return null;
	const whole = { ...sample, ...stored };
	return isLike(sample, whole) ? whole : null;
}

/** Returns whether a stored value has all fields of a sample, with values of the same types. */
function isLike<Sample extends object>(sample: Sample, stored: unknown): stored is Sample {
	if (typeof stored !== "object" || stored === null) return false;
	const values = new Map<string, unknown>(Object.entries(stored));
	return Object.entries(sample).every(([key, value]) => typeof values.get(key) === typeof value);
}
