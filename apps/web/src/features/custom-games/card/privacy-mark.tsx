import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { GLOBE, LETTER, LOCK, STAR } from "./game-icons.ts";

const LEVELS: Readonly<Record<PrivacyLevel, { readonly icon: string; readonly word: string }>> = {
	private: { icon: LOCK, word: "Private" },
	invite_only: { icon: LETTER, word: "Invite only" },
	public: { icon: GLOBE, word: "Public" },
	featured: { icon: STAR, word: "Featured" },
};

export function PrivacyMark({ level }: { level: PrivacyLevel }) {
	const { icon, word } = LEVELS[level];
	return (
		<span className="inline-flex items-center gap-1.5 whitespace-nowrap">
			<LineIcon path={icon} className="size-4 stroke-[2.5]" />
			{word}
		</span>
	);
}
