import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";

/** How long typing rests before a list is asked for with what was typed. */
export const SEARCH_AFTER_MS = 300;
const CONTROL = "min-h-11 rounded-md border-2 border-edge bg-paper text-base";

/** What narrows a list down. It all stands in the address, which the page reads. */
export function FilterBar({ children }: { children: ReactNode }) {
	return (
		<search className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end" aria-label="Filters">
			{children}
		</search>
	);
}

interface SearchFilterProps {
	label: string;
	/** What is being searched for, as the address has it. */
	value: string;
	onSearch: (text: string) => void;
}

/** A field whose text goes into the address when typing rests, and at once with Enter. */
export function SearchFilter({ label, value, onSearch }: SearchFilterProps) {
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const search = useEffectEvent(() => {
		clearTimeout(timer.current);
		const text = field.current?.value.trim() ?? "";
		if (text !== value) onSearch(text);
	});
	// The address may change by other ways: a link, or back.
	useEffect(() => {
		if (field.current && field.current !== document.activeElement) field.current.value = value;
	}, [value]);
	useEffect(() => {
		const { current } = field;
		const later = () => {
			clearTimeout(timer.current);
			timer.current = setTimeout(search, SEARCH_AFTER_MS);
		};
		const now = ({ key }: KeyboardEvent) => key === "Enter" && search();
		current?.addEventListener("input", later);
		current?.addEventListener("keydown", now);
		return () => {
			clearTimeout(timer.current);
			current?.removeEventListener("input", later);
			current?.removeEventListener("keydown", now);
		};
	}, []);
	return (
		<div className="col-span-2 min-w-0 grow sm:max-w-sm">
			<label htmlFor={id} className="mb-1 block text-sm font-bold">
				{label}
			</label>
			<input
				ref={field}
				id={id}
				type="search"
				maxLength={100}
				defaultValue={value}
				autoComplete="off"
				className={`${CONTROL} w-full px-3`}
			/>
		</div>
	);
}

interface ChoiceFilterProps<Value extends string> {
	label: string;
	value: Value;
	options: readonly { readonly value: Value; readonly label: string }[];
	onChoose: (value: Value) => void;
}

/** A list to choose one of. */
export function ChoiceFilter<Value extends string>({
	label,
	value,
	options,
	onChoose,
}: ChoiceFilterProps<Value>) {
	const id = useId();
	return (
		<div className="min-w-0">
			<label htmlFor={id} className="mb-1 block text-sm font-bold">
				{label}
			</label>
			<div className="relative">
				<select
					id={id}
					value={value}
					onChange={({ target }) => {
						const chosen = options.find((option) => option.value === target.value);
						if (chosen) onChoose(chosen.value);
					}}
					className={`${CONTROL} w-full cursor-pointer appearance-none pr-10 pl-3`}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
				<Icon
					name="down"
					className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 stroke-3"
				/>
			</div>
		</div>
	);
}

interface DateFilterProps {
	label: string;
	/** A day as yyyy-mm-dd; "" for none. */
	value: string;
	onChoose: (day: string) => void;
}

/** A day, or none. */
export function DateFilter({ label, value, onChoose }: DateFilterProps) {
	const id = useId();
	return (
		<div className="min-w-0">
			<label htmlFor={id} className="mb-1 block text-sm font-bold">
				{label}
			</label>
			<input
				id={id}
				type="date"
				value={value}
				onChange={({ target }) => onChoose(target.value)}
				className={`${CONTROL} w-full px-3`}
			/>
		</div>
	);
}
