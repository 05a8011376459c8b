import { expect, test } from "vitest";
import { addressUnder, baseFault } from "./address.ts";

test("puts a path and a query under the base", () => {
	const url = addressUnder("tmdb", "https://api.themoviedb.org/3", "/movie/27205", { q: "a&b c", page: 2 });
	expect(url.href).toBe("https://api.themoviedb.org/3/movie/27205?q=a%26b+c&page=2");
});

test.each([
	["http://api.example/v1", "/x"],
	["ftp://api.example/v1", "/x"],
	["https://user:hunter2@api.example/v1", "/x"],
	["not an address", "/x"],
	["https://api.example/v1?key=hunter2", "/x"],
	["https://api.example/v1#hunter2", "/x"],
	["https://api.example", ".evil.example/x"],
	["https://api.example", "@evil.example/x"],
	["https://api.example/v1", "/../admin"],
])("refuses a URL outside an https base: %s%s", (base, path) => {
	expect(() => addressUnder("forbes", base, path)).toThrow(
		expect.objectContaining({ kind: "refused", message: expect.not.stringContaining("hunter2") }),
	);
});

test("accepts http on this machine", () => {
	for (const base of ["http://127.0.0.1:4000/tmdb", "http://localhost:4000/tmdb", "http://[::1]:4000/tmdb"]) {
		expect(addressUnder("tmdb", base, "/movie/1").href).toBe(`${base}/movie/1`);
	}
});

test.each(["https://list.example", "https://list.example/api/", "http://localhost:4000/api"])(
	"accepts %s as a setting",
	(base) => {
		expect(baseFault(base)).toBeNull();
	},
);

test.each([
	["list.example/api", "must be an https:// address"],
	["http://list.example/api", "must be an https:// address; http:// is for this machine only"],
	["https://name:word@list.example", "must not hold a name or a password"],
	["https://list.example/api?key=word", "must not hold a query or a fragment"],
])("refuses %s as a setting", (base, fault) => {
	expect(baseFault(base)).toBe(fault);
});
