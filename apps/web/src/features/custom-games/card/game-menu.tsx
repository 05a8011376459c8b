import { MoreMenu } from "../../../ui/more-menu.tsx";
import type { CardView } from "./card-view.ts";
import { useAsk } from "./game-questions.tsx";
import { ActionEntry, EditEntry, InsightsEntry, SupportEntry } from "./menu-entries.tsx";
import { useExport } from "./use-export.ts";

export function GameMenu({ game }: { game: CardView }) {
	const { id, name, isOwn, invitation } = game;
	const ask = useAsk();
	return (
		<MoreMenu label={`More: ${name}`}>
			{isOwn ? (
				<>
					<EditEntry id={id} />
					<InsightsEntry id={id} />
					<Exports game={game} />
					<ActionEntry onChoose={() => ask("delete", game)}>Delete</ActionEntry>
				</>
			) : (
				<>
					{invitation && <ActionEntry onChoose={() => ask("remove", game)}>Remove</ActionEntry>}
					<ActionEntry onChoose={() => ask("report", game)}>Report</ActionEntry>
				</>
			)}
			<SupportEntry id={id} />
		</MoreMenu>
	);
}

function Exports({ game }: { game: CardView }) {
	const save = useExport(game);
	return (["JSON", "CSV"] as const).map((format) => (
		<ActionEntry key={format} onChoose={() => save(format)}>
			Export as {format}
		</ActionEntry>
	));
}
