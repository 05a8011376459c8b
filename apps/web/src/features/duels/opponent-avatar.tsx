import { Avatar } from "../../ui/avatar.tsx";
import type { DuelCard } from "./duel-text.ts";

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

/** In place of an avatar while the other player is unknown. */
export function UnknownAvatar({ className }: { className: string }) {
	return (
		<span
			aria-hidden="true"
			className={`grid shrink-0 place-items-center rounded-full border-dashed border-edge font-display font-extrabold text-muted ${className}`}
		>
			?
		</span>
	);
}
