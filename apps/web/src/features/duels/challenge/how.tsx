import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useStatus } from "../../presence/use-statuses.ts";
import { ROW, ROW_RADIO } from "./row.ts";

interface HowProps {
	friend: { readonly userId: string; readonly username: string };
	isLive: boolean;
	choose: (isLive: boolean) => void;
}

export function How({ friend: { userId, username }, isLive, choose }: HowProps) {
	const isOnline = useStatus(userId)?.status === "online";
	return (
		<fieldset className="min-w-0">
			<legend className="mb-3 font-display text-2xl font-extrabold">How?</legend>
			<div className="grid gap-2 sm:grid-cols-2">
				<Way isChosen={!isLive} choose={() => choose(false)} name="In your own time">
					<bdi className="[overflow-wrap:anywhere]">{username}</bdi> plays against your ghost, whenever they
					like.
				</Way>
				<Way isChosen={isLive} isDisabled={!isOnline && !isLive} choose={() => choose(true)} name="Live now">
					{isOnline
						? "Both at once: 3-2-1, and the same card on both screens."
						: "Only while your friend is online."}
				</Way>
			</div>
		</fieldset>
	);
}

interface WayProps {
	isChosen: boolean;
	isDisabled?: boolean;
	choose: () => void;
	name: string;
	children: ReactNode;
}

function Way({ isChosen, isDisabled = false, choose, name, children }: WayProps) {
	return (
		<label className={`${ROW} min-h-20 px-4 py-3`}>
			<input
				type="radio"
				name="how"
				checked={isChosen}
				disabled={isDisabled}
				onChange={choose}
				className={ROW_RADIO}
			/>
			<span className="min-w-0 grow">
				<span className="block leading-tight font-bold">{name}</span>
				<span className="text-sm leading-tight text-muted">{children}</span>
			</span>
			<Icon name="check" className="invisible size-5 stroke-4 peer-checked:visible" />
		</label>
	);
}
