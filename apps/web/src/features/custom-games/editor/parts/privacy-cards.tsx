import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { useId } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";

const LEVELS = [
	{
		level: "private",
		label: "Private",
		path: "M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3",
		text: "Only you, and whoever you give the link to.",
	},
	{
		level: "invite_only",
		label: "Invite only",
		path: "M3 6h18v13H3zm0 1 9 7 9-7",
		text: "You and the people you invite. They share a leaderboard.",
	},
	{
		level: "public",
		label: "Public",
		path: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9s1.3-6.4 3.8-9Z",
		text: "Everyone can find it in Discover and play it.",
	},
	{
		level: "featured",
		label: "Featured",
		path: "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z",
		text: "Everyone sees it at the top of Discover.",
	},
] as const;

interface PrivacyCardsProps {
	readonly chosen: PrivacyLevel;
	readonly mayFeature: boolean;
	readonly onChoose: (level: PrivacyLevel) => void;
}

export function PrivacyCards({ chosen, mayFeature, onChoose }: PrivacyCardsProps) {
	const group = useId();
	return (
		<fieldset className="min-w-0">
			<legend className="mb-3 font-bold">Who can play?</legend>
			<div className="grid gap-2">
				{LEVELS.filter(({ level }) => level !== "featured" || mayFeature).map(
					({ level, label, path, text }) => (
						<label
							key={level}
							className="relative grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md border-2 border-edge px-3.5 py-2.5 hover:border-ink has-checked:border-ink has-checked:bg-accent/12 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
						>
							<input
								type="radio"
								name={group}
								checked={level === chosen}
								aria-labelledby={`${group}-${level}-name`}
								aria-describedby={`${group}-${level}`}
								className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
								onChange={() => onChoose(level)}
							/>
							<LineIcon path={path} className="row-span-2 size-6 stroke-2" />
							<span id={`${group}-${level}-name`} className="font-bold">
								{label}
							</span>
							<Icon name="check" className="invisible row-span-2 size-5 stroke-4 peer-checked:visible" />
							<span id={`${group}-${level}`} className="col-start-2 row-start-2 text-sm text-muted">
								{text}
							</span>
						</label>
					),
				)}
			</div>
		</fieldset>
	);
}
