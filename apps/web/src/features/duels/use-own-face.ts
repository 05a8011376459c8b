import { useMe } from "../../platform/session.ts";

/** Name and picture of the player, or of a visitor. */
export function useOwnFace(): { name: string; avatarUrl: string | null } {
	const me = useMe();
	return { name: me?.username ?? "You", avatarUrl: me?.avatarUrl ?? null };
}
