import { type ReactNode, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { useAddressSearch } from "../../../ui/use-address-search.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { type AdminSearch, chosenOf, useFilters } from "./filters.ts";

const LABEL = "mb-1 block text-sm font-bold";
const INPUT = "min-h-11 w-full rounded-md border-2 border-edge bg-paper px-3 text-base";

interface FilterBarProps {
	children: ReactNode;
	/** Filters which phones fold away, because they would fill the screen before the list. */
	more?: ReactNode;
}

/** Filters of a list. They read and change the address. */
export function FilterBar({ children, more }: FilterBarProps) {
	const isWide = useMedia("(min-width: 40rem)");
	return (
		<search className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end" aria-label="Filters">
			{children}
			{more && (isWide ? more : <MoreFilters>{more}</MoreFilters>)}
		</search>
	);
}

/** Open if the address sets one of them. */
function MoreFilters({ children }: { children: ReactNode }) {
	const [{ search, cursor, ...filters }] = useFilters();
	// Only at first, or clearing a filter would close the others.
	const [isOpen] = useState(Object.values(filters).some(Boolean));
	return (
		<details open={isOpen} className="group col-span-2 rounded-md border-2 border-line">
			<summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-3 font-bold marker:hidden">
				Filter
				<Icon name="down" className="size-5 stroke-3 group-open:rotate-180" />
			</summary>
			<div className="grid grid-cols-2 gap-3 px-3 pt-1 pb-3">{children}</div>
		</details>
	);
}

interface FilterProps {
	label: string;
	/** The search parameter in the address. */
	name: keyof AdminSearch;
}

export function SearchFilter({ label, name }: FilterProps) {
	const [{ [name]: value = "" }, setFilters] = useFilters();
	const field = useAddressSearch(value, (text) => setFilters({ [name]: text }));
	return (
		<label className="col-span-2 min-w-0 grow basis-36 sm:max-w-sm">
			<span className={LABEL}>{label}</span>
			<input {...field} type="search" maxLength={100} autoComplete="off" className={INPUT} />
		</label>
	);
}

export function DateFilter({ label, name }: FilterProps) {
	const [{ [name]: day = "" }, setFilters] = useFilters();
	return (
		<label className="min-w-0">
			<span className={LABEL}>{label}</span>
			<input
				type="date"
				value={day}
				onChange={({ target }) => setFilters({ [name]: target.value })}
				className={INPUT}
			/>
		</label>
	);
}

interface Option<Value extends string> {
	readonly value: Value;
	readonly label: string;
}

interface ChoiceFilterProps<Value extends string> extends FilterProps {
	/** The first is the default, which is left out of the address. */
	options: readonly [Option<Value>, ...Option<Value>[]];
	/** Other parameters that change with the choice. */
	alsoSet?: (value: Value) => AdminSearch;
	className?: string;
}

export function ChoiceFilter<Value extends string>({
	label,
	name,
	options,
	alsoSet,
	className = "",
}: ChoiceFilterProps<Value>) {
	const [search, setFilters] = useFilters();
	return (
		<Select
			small
			label={label}
			value={chosenOf(options, search[name])}
			options={options}
			onChange={({ target }) => {
				const value = chosenOf(options, target.value);
				setFilters({ [name]: value === options[0].value ? "" : value, ...alsoSet?.(value) });
			}}
			className={`min-w-0 ${className}`}
		/>
	);
}
