// Teaches the linter how our AsyncAPI documents write their schemas. It takes every schema for draft 07, whatever the
// `schemaFormat` beside it says; so that must be said everywhere, and then schemas may have what 2020-12 has.

interface NodeType {
  readonly properties: Readonly<Record<string, unknown>>;
}

type Types = Readonly<Record<'Schema' | 'MultiFormatSchema' | 'NamedSchemas' | 'Message', NodeType>>;

const SCHEMA_FORMAT = 'application/schema+json;version=draft-2020-12';

const schemaList = { name: 'SchemaList', properties: {}, items: 'Schema' };

export default function schemas() {
  return { id: 'schemas', typeExtension: { async3: withOurSchemas } };
}

function withOurSchemas(types: Types): Types {
  const { Schema, MultiFormatSchema, NamedSchemas, Message } = types;
  return {
    ...types,
    Schema: withFields(Schema, {
      prefixItems: schemaList,
      items: (value: unknown) => (typeof value === 'boolean' ? { type: 'boolean' } : 'Schema'),
    }),
    MultiFormatSchema: {
      ...withFields(MultiFormatSchema, { schemaFormat: { enum: [SCHEMA_FORMAT] } }),
      ...{ required: ['schemaFormat', 'schema'] },
    },
    NamedSchemas: { ...NamedSchemas, ...{ additionalProperties: 'MultiFormatSchema' } },
    Message: withFields(Message, { payload: 'MultiFormatSchema' }),
  };
}

function withFields<Type extends NodeType>(type: Type, fields: NodeType['properties']): Type {
  return { ...type, properties: { ...type.properties, ...fields } };
}
