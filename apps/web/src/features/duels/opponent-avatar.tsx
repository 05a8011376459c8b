import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { Avatar } from "../../ui/avatar.tsx";
import { UnknownAvatar } from "./unknown-avatar.tsx";

interface OpponentAvatarProps {
	other: DuelCard["other"];
	/** The player, in a duel against their own ghost. */
	ghostOf?: { readonly username: string; readonly avatarUrl: string | null } | null;
}

export function OpponentAvatar({ other, ghostOf = null }: OpponentAvatarProps) {
	if (other) return <Avatar username={other.name} url={other.avatarUrl} className="grid size-11" />;
	if (!ghostOf) return <UnknownAvatar className="size-11 border-2 text-xl" />;
	return <Avatar username={ghostOf.username} url={ghostOf.avatarUrl} className="grid size-11 opacity-60" />;
}
