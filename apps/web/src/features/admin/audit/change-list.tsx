import { changesOf, spelledOut } from "./changes.ts";

interface ChangeListProps {
	before: unknown;
	after: unknown;
}

export function ChangeList({ before, after }: ChangeListProps) {
	const changes = changesOf(before, after);
	if (changes.length === 0) return null;
	return (
		<dl className="grid gap-1 text-sm">
			{changes.map(({ name, before, after }) => (
				<div key={name} className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]">
					{name && <dt className="text-muted">{spelledOut(name)}</dt>}
					<dd className="min-w-0 whitespace-pre-line">
						{before !== null && <del className="text-muted">{before}</del>}
						{before !== null && after !== null && <span aria-hidden="true"> → </span>}
						{after !== null && <ins className="font-semibold no-underline">{after}</ins>}
					</dd>
				</div>
			))}
		</dl>
	);
}
