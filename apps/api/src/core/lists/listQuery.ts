export const filterOperators = ['eq', 'contains', 'lt', 'gt', 'between', 'ne'] as const;
export type FilterOperator = (typeof filterOperators)[number];

export type Filter = { readonly field: string; readonly op: FilterOperator; readonly values: readonly string[] };
export type Sort = { readonly field: string; readonly desc: boolean };

/** The `ListInput` of a request before validation. */
export type ListQuery = {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly filter?: readonly Filter[] | null | undefined;
  readonly sort?: { readonly field: string; readonly desc?: boolean | null | undefined } | null | undefined;
};

export const listLimits = { first: 100, search: 60, filters: 10, values: 20, value: 200 } as const;

/** A page of a list. */
export type Page<Row> = {
  readonly nodes: readonly Row[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  /** Only counted if selected. */
  readonly totalCount: () => Promise<number>;
};
