import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";

const TILES = [
	{ title: "Custom Games", text: "Make your own games.", icon: "plus" },
	{ title: "Leaderboards", text: "Top 10 in every game.", icon: "chart" },
	{ title: "Friends", text: "Challenge your friends.", icon: "people" },
] as const;

export function FeatureTiles() {
	return (
		<ul className="grid gap-3 self-start sm:grid-cols-3 lg:mt-4">
			{TILES.map(({ title, text, icon }) => (
				<Card
					key={title}
					as="li"
					kind="outlined"
					className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 sm:grid-cols-1 sm:gap-y-2"
				>
					<Icon
						name={icon}
						className="row-span-2 size-8 self-center stroke-[2.5] sm:row-auto sm:self-start"
					/>
					<h2 className="text-xl">{title}</h2>
					<p className="text-muted">{text}</p>
				</Card>
			))}
		</ul>
	);
}
